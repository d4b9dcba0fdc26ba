import {type TitleFormatterFn, TitleFormatterProvider} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

export interface Props {
  readonly children: ReactNode;
}

const formatter: TitleFormatterFn = ({defaultFormatter, ...params}) => defaultFormatter(params);

/** @swizzle unsafe */
/** Provides the function that formats page titles. A site ejects this component to format titles in another way. */
export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}

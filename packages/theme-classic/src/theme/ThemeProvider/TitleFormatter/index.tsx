import {type TitleFormatterFn, TitleFormatterProvider} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

export interface Props {
  readonly children: ReactNode;
}

const formatter: TitleFormatterFn = ({defaultFormatter, ...params}) => defaultFormatter(params);

/** @swizzle unsafe */
/** To be swizzled by sites that want titles of another form. */
export default function ThemeProviderTitleFormatter({children}: Props): ReactNode {
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}

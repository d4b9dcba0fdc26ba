import {Details as DetailsGeneric, type DetailsProps} from '@lectern/theme-common/Details';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = DetailsProps;

/** @swizzle unsafe */
export default function Details(props: Props): ReactNode {
  return <DetailsGeneric {...props} className={clsx('alert alert--info', styles.details, props.className)} />;
}

import {type IconProps, LineIcon} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

const PATHS = {
  page: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
  heading: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16',
  text: 'M5 6h14M5 10h14M5 14h14M5 18h8',
  recent: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8Z',
  close: 'm6 6 12 12M18 6 6 18',
  select: 'M19 5v6a4 4 0 0 1-4 4H5M9 11l-4 4 4 4',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  nothingFound: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 21 21M8.3 8.3l4.4 4.4M12.7 8.3l-4.4 4.4',
  noNetwork:
    'M4 4l16 16M8.5 15.5a5 5 0 0 1 6.5-.4M5 12a10 10 0 0 1 4.4-2.5M14 9.3a10 10 0 0 1 5 2.7M12 19h.01',
} as const;

export type IconName = keyof typeof PATHS;

/** Icon in the search modal: the line drawing with this name in `PATHS`. */
export function ModalIcon({name, ...props}: IconProps & {readonly name: IconName}): ReactNode {
  return (
    <LineIcon width={20} height={20} {...props}>
      <path d={PATHS[name]} />
    </LineIcon>
  );
}

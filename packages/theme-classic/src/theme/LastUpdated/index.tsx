import Translate from '@lectern/core/client/Translate';
import {ThemeClassNames} from '@lectern/theme-common';
import {useDateTimeFormat} from '@lectern/theme-common/internal';
import type {ReactNode} from 'react';

export interface Props {
  /** Time of the last change, in milliseconds since 1970. */
  readonly lastUpdatedAt?: number | null | undefined;
  readonly lastUpdatedBy?: string | null | undefined;
}

function LastUpdatedAtDate({lastUpdatedAt}: {readonly lastUpdatedAt: number}): ReactNode {
  const date = new Date(lastUpdatedAt);
  const format = useDateTimeFormat({day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  return (
    <Translate
      id="theme.lastUpdated.atDate"
      description="When a page was last updated"
      values={{
        date: (
          <b>
            <time dateTime={date.toISOString()} itemProp="dateModified">
              {format.format(date)}
            </time>
          </b>
        ),
      }}
    >
      {' on {date}'}
    </Translate>
  );
}

function LastUpdatedByUser({lastUpdatedBy}: {readonly lastUpdatedBy: string}): ReactNode {
  return (
    <Translate
      id="theme.lastUpdated.byUser"
      description="Who last updated a page"
      values={{user: <b>{lastUpdatedBy}</b>}}
    >
      {' by {user}'}
    </Translate>
  );
}

/** @swizzle unsafe */
export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence about the last update of a page; its parts begin with a space where they need one"
        values={{
          atDate: lastUpdatedAt ? <LastUpdatedAtDate lastUpdatedAt={lastUpdatedAt} /> : '',
          byUser: lastUpdatedBy ? <LastUpdatedByUser lastUpdatedBy={lastUpdatedBy} /> : '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
      {process.env.NODE_ENV === 'development' && (
        <div>
          {/* For authors only, so it is not translated. */}
          <small>(Dates and names from git are made up while developing.)</small>
        </div>
      )}
    </span>
  );
}

import type {CSSProperties, ReactNode} from 'react';
import type {SocialImageProps} from '../SocialImageProps.js';
import {titleSize} from './titleSize.js';

/** Width for which all lengths of the template are given, in pixels. */
const BASE_WIDTH = 1200;
const PADDING = 80;

/** Makes lengths for the width of the image. */
function scaleOf({width, height}: SocialImageProps): (length: number) => number {
  const factor = Math.min(width / BASE_WIDTH, height / 630);
  return (length) => Math.round(length * factor);
}

/** Logo and title of the site. The image of all other pages has the title of the site as its title. */
function Brand({props, scale}: {props: SocialImageProps; scale: (length: number) => number}): ReactNode {
  const {logo, siteTitle, permalink} = props;
  return (
    <div style={{display: 'flex', alignItems: 'center', gap: scale(20), minWidth: 0}}>
      {logo !== undefined && (
        <img
          alt=""
          src={logo}
          style={{height: scale(56), maxWidth: scale(240), objectFit: 'contain', flexShrink: 0}}
        />
      )}
      {permalink !== undefined && (
        <div style={{...oneLine, fontSize: scale(32), fontWeight: 600}}>{siteTitle}</div>
      )}
    </div>
  );
}

const oneLine: CSSProperties = {
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  minWidth: 0,
  lineHeight: 1.3,
};

/** Number of characters from which a word may need several lines, which are then filled. */
const LONG_WORD = 24;

function hasLongWord(title: string): boolean {
  return title.split(/[\s-]/).some((word) => word.length > LONG_WORD);
}

/** Parts of the last line: date and authors of a post. */
function footerOf({dateLabel, authors}: SocialImageProps): string {
  const shown = authors.length > 3 ? [...authors.slice(0, 3), '…'] : authors;
  return [dateLabel, shown.join(', ')].filter((part) => part).join('  ·  ');
}

interface CircleProps {
  readonly scale: (length: number) => number;
  /** Side at which lines end. */
  readonly end: 'left' | 'right';
  readonly background: string;
  readonly accent: string;
  readonly size: number;
  /** Distance from the upper corner at the end, in both directions. */
  readonly at: number;
  /** Share of the accent in the colour, in percent. */
  readonly share: number;
}

/** Part of a circle in an upper corner. A plain colour: gradients take four times as long to draw and to load. */
function Circle({scale, end, background, accent, size, at, share}: CircleProps): ReactNode {
  return (
    <div
      style={{
        position: 'absolute',
        top: scale(at),
        [end]: scale(at),
        width: scale(size),
        height: scale(size),
        borderRadius: scale(size),
        backgroundColor: `color-mix(in srgb, ${accent} ${share}%, ${background})`,
      }}
    />
  );
}

/** Image of a page: the site above; section, title and date below. */
export default function DefaultTemplate(props: SocialImageProps): ReactNode {
  const {title, description, section, version, direction, permalink, background, color, accent} = props;
  const scale = scaleOf(props);
  const {size, lines} = titleSize(title, BASE_WIDTH - 2 * PADDING);
  const start = direction === 'rtl' ? 'right' : 'left';
  const end: CircleProps['end'] = direction === 'rtl' ? 'left' : 'right';
  const circle = {scale, end, background, accent};
  const footer = permalink === undefined ? (description ?? '') : footerOf(props);
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: `${scale(72)}px ${scale(PADDING)}px ${scale(72)}px`,
        direction,
        textAlign: start,
        backgroundColor: background,
        color,
      }}
    >
      <Circle {...circle} size={960} at={-430} share={5} />
      <Circle {...circle} size={660} at={-280} share={11} />
      <div
        style={{
          position: 'absolute',
          bottom: 0,
          left: 0,
          width: '100%',
          height: scale(14),
          backgroundColor: accent,
        }}
      />
      <div
        style={{
          position: 'relative',
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: scale(40),
        }}
      >
        <Brand props={props} scale={scale} />
        {version !== undefined && (
          <div
            style={{
              ...oneLine,
              flexShrink: 0,
              maxWidth: '40%',
              fontSize: scale(26),
              fontWeight: 600,
              color: accent,
              border: `${scale(2)}px solid ${accent}`,
              borderRadius: scale(999),
              padding: `${scale(6)}px ${scale(22)}px`,
            }}
          >
            {version}
          </div>
        )}
      </div>
      <div style={{position: 'relative', display: 'flex', flexDirection: 'column'}}>
        {section !== undefined && (
          <div
            style={{...oneLine, fontSize: scale(32), fontWeight: 600, color: accent, marginBottom: scale(18)}}
          >
            {section}
          </div>
        )}
        <div
          style={{
            fontSize: scale(size),
            fontWeight: 700,
            lineHeight: 1.14,
            letterSpacing: direction === 'rtl' ? '0' : '-0.022em',
            overflowWrap: 'anywhere',
            lineClamp: lines,
            textOverflow: 'ellipsis',
            overflow: 'hidden',
            textWrap: hasLongWord(title) ? 'wrap' : 'balance',
          }}
        >
          {title}
        </div>
        {footer !== '' && (
          <div
            style={{
              marginTop: scale(28),
              fontSize: scale(30),
              lineHeight: 1.35,
              opacity: 0.72,
              lineClamp: permalink === undefined ? 2 : 1,
              textOverflow: 'ellipsis',
              overflow: 'hidden',
            }}
          >
            {footer}
          </div>
        )}
      </div>
    </div>
  );
}

import sky from '@sky/sky.svg';
import type { ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import { commaOf, formatDate } from '#src/i18n/format.ts';
import { dayOn, timeOn } from '#src/lib/time/zone-clock.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { useRotatedChart } from '#src/ui/hooks/use-rotated-chart.ts';
import { hasSky } from '#src/ui/layout/motif.ts';
import { useInBrowser } from '#src/ui/hooks/use-in-browser.ts';
import type { MissingPageData } from './missing-page.loader.ts';
import styles from './missing-page.module.css';

interface MissingPageProps {
  data: MissingPageData;
  title: string;
  text: string;
  note: string;
  /** Pages that exist, entered in the log too. */
  pages?: readonly { address: string; label: string }[];
  children?: ReactNode;
}

/**
 * A page torn from the observing log: the requested address is its last entry, and the sky of this moment shows through
 * the tear. Its links do a full load, because their targets may be cached.
 */
export function MissingPage({ data, title, text, note, pages = [], children }: MissingPageProps) {
  const { words, language, clock, place, home, others } = data;
  const request = useRequest();
  const time = request && timeOn(clock, request.time);
  return (
    <div className={cx(styles.scene, 'grid relative')}>
      <div className={cx(styles.paper, 'shrinks')}>
        <h1>{title}</h1>
        <a href={home.address} className={cx(styles.home, 'row serif')}>
          <span className={cx(styles.star, 'centred')}>
            {home.isStar ? <Star /> : <img src={home.mark} width="32" height="32" alt="" />}
          </span>
          <span>{home.label}</span>
        </a>
        <p className="lead measure">{text}</p>
        <dl className={cx(styles.log, 'stack')}>
          {request && (
            <>
              <dt>{words.date}</dt>
              <dd>
                <time>
                  {formatDate(dayOn(clock, request.time), language)}
                  {commaOf(language)}
                  {time}
                </time>
              </dd>
            </>
          )}
          <dt>{words.address}</dt>
          <dd className={cx(styles.hand, 'serif')}>{request ? <bdi>{request.address}</bdi> : words.asked}</dd>
          <dt>{words.note}</dt>
          <dd className={cx(styles.hand, 'serif')}>{note}</dd>
          {pages.length > 0 && <dt>{words.pages}</dt>}
          {pages.map(({ address, label }) => (
            <dd key={address} className={cx(styles.hand, 'serif')}>
              <TextLink href={address}>{label}</TextLink>
            </dd>
          ))}
        </dl>
        {children}
        {others.map(({ language: other, title: otherTitle, address, label }) => (
          <p key={other} lang={other} className="small">
            {otherTitle}. <TextLink href={address}>{label}</TextLink>
          </p>
        ))}
      </div>
      <svg viewBox={edgeBox} preserveAspectRatio="none" className={styles.tear} aria-hidden>
        <path d={tornEdge(42, 5)} className={styles.core} />
        <path d={tornEdge(38, 3)} />
      </svg>
      <div className={cx(styles.night, 'relative')}>
        {hasSky && <Chart coordinates={data.coordinates} />}
        <p className={cx(styles.place, 'mono absolute')}>
          {place}
          {time && `\u00a0·\u00a0${time}`}
        </p>
      </div>
    </div>
  );
}

function Chart({ coordinates }: Pick<MissingPageData, 'coordinates'>) {
  const turn = useRotatedChart(coordinates, null);
  return (
    <div ref={turn} className={cx(styles.chart, 'absolute')} aria-hidden>
      <svg viewBox="-500 -500 1000 1000">
        <use href={`${sky}#sky`} />
      </svg>
    </div>
  );
}

function Star() {
  return (
    <svg viewBox="-12 -12 24 24" width="32" height="32" fill="currentColor" aria-hidden>
      <path d="M0-11L1.3-1.3L11 0L1.3 1.3L0 11L-1.3 1.3L-11 0L-1.3-1.3Z" />
      <circle r="2.2" />
    </svg>
  );
}

const longest = 160;

/**
 * The requested address, and the time of the request in milliseconds. Null in the prerendered page, which every missing
 * address shares.
 */
function useRequest(): { address: string; time: number } | null {
  const address = useInBrowser<string | null>(requestedAddress, null);
  return address === null ? null : { address, time: performance.timeOrigin };
}

function requestedAddress(): string {
  const [start, end] = [location.pathname.slice(0, longest), location.pathname.slice(longest)];
  return end ? `${readable(start)}…` : readable(start);
}

/** The address as it is read, or as it was sent if its encoding is broken. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const waves = [
  { height: 17, length: 137 },
  { height: 8, length: 53 },
  { height: 4, length: 19 },
];

const steps = 320;

/**
 * The outline of paper torn along its right, as the data of a path 80 wide: slow waves with fibres up to `fibre` long.
 * The same on each call, so that server and browser agree.
 */
function tornEdge(from: number, fibre: number): string {
  let random = 4;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    random = (random * 48_271) % 2_147_483_647;
    const wave = waves.reduce((sum, { height, length }) => sum + height * Math.sin((step / length) * 6.3 + height), 0);
    return `${Math.round(from + wave + fibre * (random / 2_147_483_647) ** 2)} ${step}`;
  });
  return `M0 0L${points.join(' ')}L0 ${steps}Z`;
}

const edgeBox = `0 0 80 ${steps}`;

import {
  memo,
  useCallback,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefCallback,
  type SyntheticEvent,
} from 'react';
import type { CatalogueEntry } from '#src/features/projects/cards/card.loader.ts';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { cx } from '#src/lib/cx.ts';
import type { Name } from '#src/lib/place-names.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { EntryLink } from '#src/ui/controls/entry-link.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { figuresOf, inOrder, joinsOf, namesThatFit, placeStars, type Placed, type Star } from './chart-layout.ts';
import styles from './chart.module.css';

export interface ChartProps {
  entries: readonly CatalogueEntry[];
  /** Those that search and filters select; the others are dimmed. */
  lit: readonly CatalogueEntry[];
  /** Filters that have a band: all but "all" and "featured". */
  filters: readonly { id: string; label: Text }[];
  words: Pick<Dictionary['projects'], 'chartNote' | 'chartRest'>;
  language: Language;
  onOpenGallery?: ((work: string, opener: HTMLElement) => void) | undefined;
  children: ReactNode;
}

/**
 * Projects as stars by date and filter. The stars of a filter form a figure; the one in use is joined to all that share
 * a tag with it. It repeats the list below it, so it is hidden from keyboard and screen readers; the pointer or focus on
 * an entry of the list marks its star.
 */
export function Chart({ entries, lit, filters, words, language, onOpenGallery, children }: ChartProps) {
  const placed = useMemo(
    () =>
      placeStars(
        entries,
        filters.map(({ id }) => id),
      ),
    [entries, filters],
  );
  const bands = useMemo(() => {
    const named = placed.bands.flatMap((id) => filters.find((filter) => filter.id === id) ?? []);
    return named.length < placed.rows ? [...named, { id: '', label: words.chartRest }] : named;
  }, [placed, filters, words]);
  const figures = useMemo(() => figuresOf(placed), [placed]);
  const selected = useMemo(() => new Set(lit.map(({ id }) => id)), [lit]);
  const isSelection = selected.size < entries.length;
  const [size, measure] = useSize();
  const { lines, names } = useMemo(() => {
    const litStars = placed.stars.filter(({ entry }) => selected.has(entry.id));
    const lines = isSelection ? inOrder(litStars) : figures;
    const labels = bands.map(({ label }) => plain(label));
    return { lines, names: namesThatFit({ stars: litStars, rows: placed.rows }, lines, labels, size) };
  }, [placed, selected, isSelection, figures, bands, size]);
  // The entry under the pointer or with focus, here or in the list.
  const [active, setActive] = useState<string | null>(null);
  const onPoint = ({ target }: SyntheticEvent) => setActive(entryAt(target as Element));
  const pointed = placed.stars.find(({ entry }) => entry.id === active);
  const around = joinsOf(active, placed.stars);
  return (
    <div onPointerOver={onPoint} onFocus={onPoint}>
      <figure className="no-print">
        <div className={cx(styles.chart, 'relative')} aria-hidden>
          <div ref={measure} className={cx(styles.sky, 'relative')}>
            {bands.map(({ id, label }, row) => (
              <span key={id} lang={langOf(label)} className={styles.band} style={{ top: percent(row / placed.rows) }}>
                <span className={styles.label}>{plain(label)}</span>
              </span>
            ))}
            {pointed && (
              <div
                className={cx(styles.preview, 'framed')}
                style={{ '--top': percent(pointed.row / placed.rows) } as CSSProperties}
              >
                <ResponsivePicture picture={pointed.entry.picture} alt="" sizes="10rem" className="screen-shape" />
              </div>
            )}
            {spacedTicks(placed.ticks, size.width).map(({ text, x }) => (
              <span key={text} className={cx(styles.tick, 'grid')} style={{ insetInlineStart: percent(x) }}>
                {formatDate(text, language)}
              </span>
            ))}
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={cx(styles.lines, 'cover')}>
              <path d={pathOf(lines)} className={isSelection ? styles.lit : undefined} />
              <path d={pathOf(leadersOf(placed.stars, names, size))} className={styles.leaders} />
              {around.length > 0 && <path d={pathOf(around)} className={styles.around} />}
            </svg>
            {placed.stars.map((star) => (
              <ChartStar
                key={star.entry.id}
                star={star}
                isDim={!selected.has(star.entry.id)}
                name={names.get(star.entry.id)}
                size={size}
                isActive={star.entry.id === active}
                onOpenGallery={onOpenGallery}
              />
            ))}
          </div>
        </div>
        <figcaption className="label">{words.chartNote}</figcaption>
      </figure>
      {children}
    </div>
  );
}

function entryAt(element: Element): string | null {
  const around = element.closest<HTMLElement>('[data-entry], article');
  return around?.dataset.entry ?? around?.id ?? null;
}

/** Without those that would cover the one before, or be cut by the edge. */
function spacedTicks(ticks: Placed['ticks'], width: number): Placed['ticks'] {
  let free = 0;
  return ticks.filter(({ x }) => {
    const isFree = x * width >= free && x * width + tickWidth <= width;
    if (isFree) free = x * width + tickWidth;
    return isFree;
  });
}

const tickWidth = 76;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

type Point = Pick<Star, 'x' | 'y'>;

const pathOf = (joins: readonly (readonly [Point, Point])[]) =>
  joins
    .map(([from, to]) => `M${from.x.toFixed(4)} ${from.y.toFixed(4)}L${to.x.toFixed(4)} ${to.y.toFixed(4)}`)
    .join('');

interface Size {
  width: number;
  height: number;
}

/** Lines from the stars to the names that are not beside them. */
function leadersOf(stars: readonly Star[], names: ReadonlyMap<string, Name>, { height }: Size) {
  return stars.flatMap((star) => {
    const name = names.get(star.entry.id);
    return name?.hasLine ? [[star, { x: star.x, y: name.y / height }] as const] : [];
  });
}

const offset = (name: Name, { x, y }: Star, { width, height }: Size) =>
  ({ '--x': `${name.x - x * width}px`, '--y': `${name.y - y * height}px` }) as CSSProperties;

interface ChartStarProps {
  star: Star<CatalogueEntry>;
  isDim: boolean;
  name: Name | undefined;
  size: Size;
  isActive: boolean;
  onOpenGallery: ChartProps['onOpenGallery'];
}

/** By row of the chart. */
const tints = ['blue', 'white', 'yellow', 'orange'].map((tint) => `var(--star-${tint})`);

const ChartStar = memo(function ChartStar({ star, isDim, name, size, isActive, onOpenGallery }: ChartStarProps) {
  const { entry } = star;
  const isProject = entry.kind === 'project';
  const mark = {
    'data-entry': entry.id,
    'data-dim': isDim || undefined,
    'data-named': name && true,
    'data-active': isActive || undefined,
    'data-featured': (isProject && entry.featured) || undefined,
    'data-status': isProject ? entry.status : undefined,
    className: styles.star,
    style: {
      '--tint': tints[star.row % tints.length],
      insetInlineStart: percent(star.x),
      top: percent(star.y),
      ...(name && offset(name, star, size)),
    },
    children: (
      <span lang={langOf(entry.title)} className={cx(styles.name, 'absolute')}>
        {plain(entry.title)}
      </span>
    ) as ReactNode,
  };
  const { href, id } = entry;
  if (href) return <EntryLink href={href} tabIndex={-1} {...mark} />;
  if (isProject || !onOpenGallery) return <span {...mark} />;
  return (
    <button type="button" tabIndex={-1} onClick={({ currentTarget }) => onOpenGallery(id, currentTarget)} {...mark} />
  );
});

function useSize(): [Size, RefCallback<HTMLElement>] {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, measure];
}

import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '#src/lib/cx.ts';
import { onPlainClick } from '#src/lib/browser/plain-click.ts';
import { useCentred } from '../hooks/use-centred.ts';
import styles from './tabs.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  name: string;
  panel: ReactNode;
  /** True for a panel that begins with a control; other panels are focusable themselves. */
  startsWithControl?: boolean;
}

interface TabsProps<Id extends string> {
  label: string;
  items: readonly TabItem<Id>[];
  current: Id;
  onChoose: (id: Id) => void;
  className?: string;
}

/**
 * Tabs as in the ARIA pattern: arrow keys, Home and End select; Tab moves into the panel. Each tab is a link to its
 * panel: without script all panels are shown, and the links scroll to them.
 */
export function Tabs<Id extends string>({ label, items, current, onChoose, className }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useCentred(list, `#tab-${current}`);

  function onKeyDown(event: KeyboardEvent, index: number) {
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
    const places = new Map([
      [' ', index],
      ['ArrowRight', index + forward],
      ['ArrowLeft', index - forward],
      ['Home', 0],
      ['End', -1],
    ]);
    const place = places.get(event.key);
    const next = place !== undefined && items.at(place % items.length);
    if (!next || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={cx(styles.tabs, 'relative', className)}>
        {items.map(({ id, name }, index) => (
          <a
            key={id}
            role="tab"
            id={`tab-${id}`}
            href={`#${id}`}
            aria-selected={id === current}
            aria-controls={id}
            tabIndex={id === current ? 0 : -1}
            className={cx(styles.tab, 'muted')}
            onClick={onPlainClick(() => onChoose(id))}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {name}
          </a>
        ))}
      </div>
      {items.map(({ id, panel, startsWithControl }) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`tab-${id}`}
          tabIndex={startsWithControl ? undefined : 0}
          className={styles.panel}
          data-current={id === current}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { tabAfterKey, tabs, type Tab } from './novel-address.ts';

/** Panels whose content takes the keyboard's focus by itself; the others take it as a whole. */
const startsWithControl: Partial<Record<Tab, boolean>> = { chapters: true, reviews: true };

interface NovelTabsProps {
  current: Tab;
  onChoose: (tab: Tab) => void;
  words: Dictionary['novel'];
  panels: Readonly<Record<Tab, ReactNode>>;
}

/**
 * Tabs as the ARIA pattern has them: arrows, Home and End move and choose, Tab leads into the panel.
 * Each tab is a link to its panel, so that without script they lead to the panels, which then are all shown.
 */
export function NovelTabs({ current, onChoose, words, panels }: NovelTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  // On narrow screens the row of tabs scrolls sideways; the page itself must not move.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    const row = list.current;
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current]);

  function onClick(event: MouseEvent, tab: Tab) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(tab);
  }

  function onKeyDown(event: KeyboardEvent, tab: Tab) {
    const next = event.key === ' ' ? tab : tabAfterKey(tab, event.key);
    if (!next || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={words.tabList} className="novel-tabs">
        {tabs.map((tab) => (
          <a
            key={tab}
            role="tab"
            id={`tab-${tab}`}
            href={`#${tab}`}
            data-tab={tab}
            aria-selected={tab === current}
            aria-controls={tab}
            tabIndex={tab === current ? 0 : -1}
            onClick={(event) => onClick(event, tab)}
            onKeyDown={(event) => onKeyDown(event, tab)}
          >
            {words.tabs[tab]}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={tab}
          aria-labelledby={`tab-${tab}`}
          tabIndex={startsWithControl[tab] ? undefined : 0}
          className="novel-panel"
          data-current={tab === current}
        >
          {panels[tab]}
        </div>
      ))}
    </>
  );
}

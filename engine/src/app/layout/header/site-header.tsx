import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import IconMenu from '~icons/lucide/menu';
import IconClose from '~icons/lucide/x';
import { format } from '#src/i18n/format.ts';
import { localizeAddress, parseAddress } from '#src/i18n/addresses.ts';
import { LampButton } from '#src/features/lamp/lamp-button.tsx';
import { SearchButton } from '#src/features/search/search-button.tsx';
import { askedSearch, subscribe } from '#src/features/search/search-state.ts';
import { readStorage } from '#src/lib/browser/storage.ts';
import { cx } from '#src/lib/cx.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { hasSky } from '#src/ui/layout/motif.ts';
import { chooseHour, useChosenMoment } from '#src/ui/hooks/use-theme.ts';
import { useDismiss } from '#src/ui/hooks/use-dismiss.ts';
import { FailedPart } from '#src/ui/islands/failed-part.tsx';
import { Island } from '#src/ui/islands/island.tsx';
import { lazyPart } from '#src/ui/islands/lazy-part.tsx';
import { usePartOnUse } from '#src/ui/islands/use-part-on-use.ts';
import type { LoadedPage } from '#src/app/navigation/use-shown-page.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuItem } from '../menu-item.tsx';
import type { ShellData } from '../shell.loader.ts';
import styles from './site-header.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const ChatLauncher = lazyPart(() =>
  import('#src/features/chat/chat-launcher.island.tsx').then((module) => module.ChatLauncher),
);
const Search = lazyPart(() => import('#src/features/search/search.island.tsx').then((module) => module.Search));
const FoundStars = lazyPart(() => import('#src/features/star/found-stars.tsx').then((module) => module.FoundStars));
const LanguageChoice =
  typeof siteHasLanguageMenu !== 'undefined' && siteHasLanguageMenu ? LanguageMenu : LanguageSwitch;

type MenuEntry = ShellData['menus']['main'][number];

export function SiteHeader({ page, entry, head: { path }, language, shell }: LoadedPage) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const header = useRef<HTMLElement>(null);
  const moment = useChosenMoment();
  const { words, menus } = shell;
  const backToNow = `${words.otherHour} ${words.backToNow}`;
  // Pages that only the footer and the phone's menu list.
  const others = menus.footer.filter(({ address }) => menus.main.every((each) => each.address !== address));
  // Subscribing also installs the shortcut, which must work before the search's code has loaded.
  const asked = useSyncExternalStore(subscribe, askedSearch, () => null);
  // Memoized: the header also renders for other reasons, and new elements would make these islands load their code.
  const search = useMemo(
    () => shell.search && <Search words={shell.search} language={language} asked={asked} />,
    [shell.search, language, asked],
  );
  const chat = useMemo(
    () => shell.chat && <ChatLauncher words={shell.chat} language={language} menuOpen={open} />,
    [shell.chat, language, open],
  );
  const showsStars = usePartOnUse(FoundStars, () => Boolean(shell.star && readStorage('local', 'star')));

  useDismiss(open, header, (by) => {
    setOpen(false);
    if (by === 'escape') button.current?.focus();
  });

  const currentOf = ({ page: id, entry: own, address }: MenuEntry) => {
    if (id === page && own === entry) return 'page';
    return address !== null && path?.startsWith(`${parseAddress(address).path}/`) ? 'true' : undefined;
  };
  const entryOf = (item: MenuEntry, look?: string) => (
    <li key={item.entry ?? item.page}>
      <MenuItem
        item={item}
        reason={words.comingSoon}
        current={currentOf(item)}
        className={look}
        onFollow={() => setOpen(false)}
      />
    </li>
  );

  return (
    <header ref={header} className={cx(styles.header, 'no-print')}>
      <div className={cx(styles.row, 'cluster', 'page-width')}>
        {shell.star && showsStars && <FoundStars words={shell.star} language={language} />}
        <Link
          href={localizeAddress('/', language)}
          className={styles.brand}
          aria-label={format(words.homeLink, { name: shell.owner.name })}
        >
          <BrandMark />
          <span className={styles.brandName} aria-hidden>
            {shell.owner.name}
          </span>
        </Link>
        {moment !== null && (
          <IconButton className={styles.hour} label={backToNow} title={backToNow} onClick={() => chooseHour(null)} />
        )}
        {shell.lamp && <LampButton words={words} />}
        <nav aria-label={words.mainNavigation} className={styles.menu} data-open={open} data-backdrop>
          <ul id="main-menu">{menus.main.map((item) => entryOf(item, styles.entry))}</ul>
          <div className={cx(styles.foot, 'script-only')} data-backdrop>
            {others.length > 0 && (
              <ul className={cx(styles.others, 'cluster')} data-backdrop>
                {others.map((item) => entryOf(item))}
              </ul>
            )}
            {shell.search && <SearchButton label={shell.search.open} variant="quiet" onPhones />}
            <TextLink href={`mailto:${shell.owner.email}`} alone>
              {shell.owner.email}
            </TextLink>
            <span className="meta">{shell.owner.coordinates}</span>
          </div>
          {hasSky && <div className={styles.sky} />}
        </nav>
        <div className={cx(styles.switches, 'row')}>
          <LanguageChoice words={words} languages={shell.languages} />
          <ThemeSwitch label={words.darkTheme} />
          {shell.search && (
            <Island
              opens="touch"
              part={Search}
              className={styles.search}
              failed={<FailedPart>{shell.search.failed}</FailedPart>}
            >
              {search}
            </Island>
          )}
          {shell.chat && (
            <Island
              opens={readStorage('session', 'chat-open') ? 'sight' : 'touch'}
              part={ChatLauncher}
              className="script-only"
              failed={<FailedPart>{shell.chat.openFailed}</FailedPart>}
            >
              {chat}
            </Island>
          )}
          <IconButton
            ref={button}
            className={cx(styles.menuButton, 'script-only')}
            aria-expanded={open}
            aria-controls="main-menu"
            label={open ? words.closeMenu : words.openMenu}
            onClick={() => setOpen(!open)}
          >
            {open ? <IconClose aria-hidden /> : <IconMenu aria-hidden />}
          </IconButton>
        </div>
      </div>
    </header>
  );
}

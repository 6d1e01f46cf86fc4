import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import IconMenu from '~icons/lucide/menu';
import IconClose from '~icons/lucide/x';
import { format } from '#src/i18n/format.ts';
import { localizeAddress } from '#src/i18n/addresses.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { PageId } from '../pages.ts';
import { BrandMark } from './brand-mark.tsx';
import { ClosedEntry } from './closed-entry.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { ShellData } from './shell.loader.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface SiteHeaderProps {
  page: PageId;
  language: Language;
  shell: ShellData;
}

/** Brand, main menu and the two switches. On small screens the menu folds behind a button. */
export function SiteHeader({ page, language, shell }: SiteHeaderProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const header = useRef<HTMLElement>(null);
  const { words } = shell;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (!header.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, [open]);

  return (
    <header ref={header} className="site-header">
      <div className="page-width site-header-row">
        <Link
          href={localizeAddress('/', language)}
          className="brand"
          aria-label={format(words.homeLink, { name: shell.owner.name })}
        >
          <BrandMark />
          <span className="brand-name">{shell.owner.name}</span>
        </Link>
        <nav aria-label={words.mainNavigation} className="main-menu" data-open={open}>
          <ul id="main-menu">
            {shell.menus.main.map(({ page: id, label, address }) => (
              <li key={id}>
                {address === null ? (
                  <ClosedEntry label={label} reason={words.comingSoon} />
                ) : (
                  <Link
                    href={address}
                    className="menu-link"
                    aria-current={id === page ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="switches">
          <LanguageSwitch words={words} language={language} />
          <ThemeSwitch label={words.darkTheme} />
          <button
            ref={button}
            type="button"
            className="icon-button menu-button"
            aria-expanded={open}
            aria-controls="main-menu"
            aria-label={open ? words.closeMenu : words.openMenu}
            onClick={() => setOpen(!open)}
          >
            {open ? <IconClose aria-hidden /> : <IconMenu aria-hidden />}
          </button>
        </div>
      </div>
    </header>
  );
}

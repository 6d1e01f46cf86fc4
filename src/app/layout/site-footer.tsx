import { Link } from 'wouter';
import { formatCoordinates } from '#src/lib/coordinates.ts';
import { SocialLinks } from '#src/ui/media/social-links.tsx';
import type { PageId } from '../pages.ts';
import { chooseTheme, useTheme } from '../theme.ts';
import { ClosedEntry } from './closed-entry.tsx';
import type { ShellData } from './shell.loader.ts';

interface SiteFooterProps {
  page: PageId;
  shell: ShellData;
}

/** Menu, social links, e-mail and place, as a colophon. */
export function SiteFooter({ page, shell }: SiteFooterProps) {
  const { words, owner } = shell;
  const { choice } = useTheme();
  return (
    <footer className="site-footer">
      <div className="page-width site-footer-grid">
        <div>
          <p className="footer-name">{owner.name}</p>
          <p className="footer-text">{words.colophon}</p>
        </div>
        <nav aria-label={words.footerNavigation}>
          <ul className="footer-menu">
            {shell.menus.footer.map(({ page: id, label, address }) => (
              <li key={id}>
                {address === null ? (
                  <ClosedEntry label={label} reason={words.comingSoon} />
                ) : (
                  <Link href={address} className="menu-link" aria-current={id === page ? 'page' : undefined}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-contact">
          <a href={`mailto:${owner.email}`} className="text-link">
            {owner.email}
          </a>
          <p>{owner.location}</p>
          <p className="meta">{formatCoordinates(owner.coordinates)}</p>
          <SocialLinks links={owner.social} />
        </div>
      </div>
      <div className="page-width footer-base">
        <button
          type="button"
          className="text-button"
          aria-pressed={choice === 'system'}
          onClick={() => chooseTheme('system')}
        >
          {words.systemTheme}
        </button>
      </div>
    </footer>
  );
}

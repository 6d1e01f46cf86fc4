import { LampKey } from '#src/features/lamp/lamp-key.tsx';
import { SearchButton } from '#src/features/search/search-button.tsx';
import { Tonight } from '#src/features/tonight/tonight.tsx';
import { cx } from '#src/lib/cx.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { T } from '#src/ui/layout/t.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { SocialLinks } from '#src/ui/media/social-links.tsx';
import type { LoadedPage } from '#src/app/navigation/use-shown-page.ts';
import { chooseTheme, useTheme } from '#src/ui/hooks/use-theme.ts';
import { MenuItem } from '../menu-item.tsx';
import styles from './site-footer.module.css';

export function SiteFooter({ page, entry, language, shell }: LoadedPage) {
  const { words, owner } = shell;
  const { choice } = useTheme();
  return (
    <div className={cx(styles.grid, 'page-width grid')}>
      <div>
        <p className={cx(styles.name, 'serif')}>{owner.name}</p>
        <T as="p" className={cx(styles.text, 'muted above-2')}>
          {owner.line}
        </T>
      </div>
      <nav aria-label={words.footerNavigation}>
        <ul className={cx(styles.menu, 'cluster')}>
          {shell.menus.footer.map((item) => (
            <li key={item.entry ?? item.page}>
              <MenuItem
                item={item}
                reason={words.comingSoon}
                current={item.page === page && item.entry === entry ? 'page' : undefined}
                className={styles.entry}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className="script-only">
        {shell.tonight && <Tonight data={shell.tonight} language={language} />}
        <p className={cx(styles.lights, 'cluster above-2')}>
          {shell.search && <SearchButton label={shell.search.open} variant="quiet" onPhones />}
          <Button variant="quiet" aria-pressed={choice === 'system'} onClick={() => chooseTheme('system')}>
            {words.systemTheme}
          </Button>
          {shell.lamp && <LampKey label={words.lampKey} />}
        </p>
      </div>
      <div className={cx(styles.contact, 'stack')}>
        <TextLink href={`mailto:${owner.email}`} alone>
          {owner.email}
        </TextLink>
        <T as="p">{owner.location}</T>
        <p className="meta">{owner.coordinates}</p>
        {owner.social.length > 0 && <SocialLinks links={owner.social} />}
      </div>
    </div>
  );
}

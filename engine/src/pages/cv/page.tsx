import IconDownload from '~icons/lucide/download';
import { CvSheet } from '#src/features/cv/cv-sheet.tsx';
import { cx } from '#src/lib/cx.ts';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import type { CvData } from './page.loader.ts';
import styles from './page.module.css';

export function Page({ data: { words, cv, files } }: { data: CvData }) {
  return (
    <div className={cx(styles.page, 'grid page-width page-top')}>
      <ul className={cx(styles.files, 'cluster', 'no-print')} aria-label={words.download}>
        {files.map(({ label, address }, index) => (
          <li key={address}>
            <ButtonLink href={address} download variant={index === 0 ? 'primary' : 'quiet'}>
              {index === 0 && <IconDownload aria-hidden />}
              {label}
            </ButtonLink>
          </li>
        ))}
        <li className="script-only">
          <Button variant="quiet" onClick={() => window.print()}>
            {words.print}
          </Button>
        </li>
      </ul>
      <CvSheet cv={cv} />
    </div>
  );
}

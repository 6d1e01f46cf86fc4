import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Picture } from '#src/lib/picture.ts';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import styles from './collage.module.css';

interface CollageProps {
  pictures: readonly { id: string; title: string; picture: Picture }[];
  projectsAddress: string;
  /** What the prints are laid around. */
  children: ReactNode;
}

/** Up to six prints laid around the portrait, each leading to its project. */
export function Collage({ pictures, projectsAddress, children }: CollageProps) {
  return (
    <div className={styles.collage}>
      {children}
      {pictures.length > 0 && (
        <ul className={styles.prints}>
          {pictures.map(({ id, title, picture }) => (
            <li key={id} className={styles.print}>
              <Link href={`${projectsAddress}#${id}`} title={title}>
                <ResponsivePicture
                  picture={picture}
                  alt={title}
                  sizes="(min-width: 64rem) 11rem, (min-width: 48rem) 9rem, 5.5rem"
                  className={styles.picture}
                  eager
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

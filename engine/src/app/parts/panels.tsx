import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { CardGrid } from '#src/ui/layout/card-grid.tsx';
import { SectionHead } from '#src/ui/layout/section-head.tsx';
import { SkyGround } from '#src/ui/layout/sky-ground.tsx';
import { ResponsivePicture } from '#src/ui/media/responsive-picture.tsx';
import { SocialLinks } from '#src/ui/media/social-links.tsx';
import { Dialog, DialogHead } from '#src/ui/panels/dialog.tsx';
import { Notice } from '#src/ui/panels/notice.tsx';
import { Skeleton } from '#src/ui/panels/skeleton.tsx';
import { Tabs } from '#src/ui/panels/tabs.tsx';
import styles from './parts-page.module.css';
import { Specimen } from './specimen.tsx';

const picture = { src: '/icons/logos/typescript.svg', width: 320, height: 320, sources: [], placeholder: '' };

/** Panels and overlays. `theme` keeps the ids of the two columns unique. */
export function Panels({ theme }: { theme: string }) {
  const [open, setOpen] = useState<'normal' | 'full' | null>(null);
  const [tab, setTab] = useState(`${theme}-one`);
  return (
    <>
      <Specimen name="Dialog" row>
        <Button onClick={() => setOpen('normal')}>Open</Button>
        <Button onClick={() => setOpen('full')}>Open, full</Button>
        <Dialog
          open={open !== null}
          size={open ?? 'normal'}
          onClose={() => setOpen(null)}
          labelledBy={`${theme}-dialog`}
        >
          <DialogHead close="Close" onClose={() => setOpen(null)}>
            <h2 id={`${theme}-dialog`}>A window over the page</h2>
          </DialogHead>
          <p>Escape, the button and a click beside it close it.</p>
        </Dialog>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Tabs"
          current={tab}
          onChoose={setTab}
          items={['one', 'two', 'three'].map((name) => ({
            id: `${theme}-${name}`,
            name,
            panel: <p>The panel {name}</p>,
          }))}
        />
      </Specimen>
      <Specimen name="Notice">
        <Notice title="Empty">
          <p>Nothing to show, and what to do about it.</p>
        </Notice>
        <Notice title="Error" alert>
          <p>What failed, and the way out.</p>
        </Notice>
      </Specimen>
      <Specimen name="Skeleton">
        <div className={styles.part}>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
        </div>
      </Specimen>
      <Specimen name="SectionHead">
        <SectionHead number="01" data="3 of 17" note="A sentence below the heading.">
          <h2>A section</h2>
        </SectionHead>
      </Specimen>
      <Specimen name="CardGrid">
        <CardGrid>
          {['one', 'two', 'three'].map((name) => (
            <div key={name} className={styles.card}>
              {name}
            </div>
          ))}
        </CardGrid>
      </Specimen>
      <Specimen name="ResponsivePicture, SocialLinks">
        <ResponsivePicture picture={picture} alt="A picture" sizes="20rem" />
        <SocialLinks
          links={['github', 'x'].map((network) => ({
            network,
            url: '#social',
            name: network,
            icon: `simple-icons/${network}`,
          }))}
        />
      </Specimen>
      <SkyGround>
        <Specimen name="SkyGround">
          <p className="lead">A corner of the star chart behind what ends a page.</p>
        </Specimen>
      </SkyGround>
    </>
  );
}

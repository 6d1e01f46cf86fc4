import '#src/ui/styles/styles.css';
import { Controls } from './controls.tsx';
import { Forms } from './forms.tsx';
import { Foundations } from './foundations.tsx';
import { Panels } from './panels.tsx';
import styles from './parts-page.module.css';

/** Every component in every state, in both themes side by side. Development only, at `/parts`. */
export function PartsPage() {
  return (
    <main className={styles.themes}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.theme}>
          <h1>Parts, {theme}</h1>
          <Foundations />
          <Controls />
          <Forms />
          <Panels theme={theme} />
        </div>
      ))}
    </main>
  );
}

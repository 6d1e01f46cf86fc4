import styles from './parts-page.module.css';
import { Specimen } from './specimen.tsx';

const roles = [
  'page',
  'surface',
  'raised',
  'line',
  'line-strong',
  'text',
  'muted',
  'accent',
  'on-accent',
  'action',
  'on-action',
  'fill',
  'on-fill',
  'second',
  'alert',
  'finished',
  'in-progress',
];
const steps = ['step-6', 'step-5', 'step-4', 'step-3', 'step-2', 'step-1', 'step-0'];
const controls = ['type-large', 'type-text', 'type-plain', 'type-control', 'type-small', 'type-meta', 'type-reading'];
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12];

export function Foundations() {
  return (
    <>
      <Specimen name="colour roles">
        <ul className={styles.roles}>
          {roles.map((role) => (
            <li key={role} className="meta">
              <svg viewBox="0 0 4 2" fill={`var(--${role})`} stroke="var(--line-strong)" strokeWidth="0.03">
                <rect width="4" height="2" />
              </svg>
              {role}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="type steps">
        <div>
          {[...steps, ...controls].map((step) => (
            <p
              key={step}
              style={{ fontSize: `var(--${step})`, fontFamily: steps.includes(step) ? 'var(--font-serif)' : '' }}
            >
              Cielo limpio <em>{step}</em>
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="spacing steps">
        <div>
          {spaces.map((space) => (
            <p key={space} className="meta">
              space-{space}
              <span className={styles.space} style={{ display: 'block', width: `var(--space-${space})` }} />
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="lead, meta, prose, measure, ruled">
        <p className="lead">Lead: una buena foto puede llevar tres salidas.</p>
        <p className="meta">36.72 N 4.42 W · ISO 1600 · 120 s · f/2.8 · 2025-09-15</p>
        <div className="prose measure">
          <p>
            Prose with <a href="#prose">a link</a>, within the measure.
          </p>
          <ul>
            <li>and a list</li>
          </ul>
        </div>
        <p className="ruled">&nbsp;</p>
      </Specimen>
    </>
  );
}

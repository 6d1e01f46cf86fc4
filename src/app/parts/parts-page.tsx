import { DisabledButton } from '#src/ui/controls/disabled-button.tsx';
import { SectionHead } from '#src/ui/layout/section-head.tsx';

const colors = [
  'page',
  'surface',
  'raised',
  'line',
  'line-strong',
  'text',
  'muted',
  'accent',
  'second',
  'alert',
  'finished',
  'in-progress',
];
const steps = ['--step-5', '--step-4', '--step-3', '--step-2', '--step-1', '--step-0', '--step--1'];

/** Every part of the design language, in both themes side by side. Development only: `/_parts`. */
export function PartsPage() {
  return (
    <div className="grid lg:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="bg-page text-text p-8 grid gap-10 content-start">
          <Parts theme={theme} />
        </div>
      ))}
    </div>
  );
}

function Parts({ theme }: { theme: string }) {
  return (
    <>
      <SectionHead
        number="00"
        data={theme}
        note="A section opens on a ruled edge: number in the margin, heading, note, data."
      >
        <h1>Observer's notebook</h1>
      </SectionHead>
      <ul className="grid grid-cols-4 gap-2">
        {colors.map((color) => (
          <li key={color} className="meta">
            <svg viewBox="0 0 4 2" fill={`var(--${color})`} stroke="var(--line-strong)" strokeWidth="0.03">
              <rect width="4" height="2" />
            </svg>
            {color}
          </li>
        ))}
      </ul>
      <div>
        {steps.map((step) => (
          <p key={step} className="font-serif" style={{ fontSize: `var(${step})`, lineHeight: 1.2 }}>
            Cielo limpio <em>{step}</em>
          </p>
        ))}
        <p className="lead">Lead: una foto de El Torcal puede llevarme tres salidas.</p>
        <p className="meta">36.72 N 4.42 W · ISO 1600 · 120 s · f/2.8 · 2025-09-15</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-primary">
          Primary
        </button>
        <button type="button" className="button">
          Button
        </button>
        <button type="button" className="button button-small">
          Small
        </button>
        <DisabledButton reason="Why not">Disabled</DisabledButton>
        <DisabledButton reason="Why not" blocked>
          Blocked
        </DisabledButton>
        <button type="button" className="icon-button" aria-label="Icon">
          ★
        </button>
        <button type="button" className="text-button">
          Text button
        </button>
        <a href="#text" className="text-link self-center">
          Text link
        </a>
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="chip" aria-pressed="true">
          Chosen
        </button>
        <button type="button" className="chip" aria-pressed="false">
          Chip
        </button>
        <span className="status meta" data-status="finished">
          Finalizado
        </span>
        <span className="status meta" data-status="in-progress">
          Trabajando
        </span>
      </div>
      <label className="field">
        <span className="field-label">Field</span>
        <input className="input" placeholder="Placeholder" />
        <span className="field-hint">A hint below the field.</span>
      </label>
      <label className="field">
        <span className="field-label">Field with an error</span>
        <input className="input" aria-invalid="true" defaultValue="not an address" />
        <span className="field-error">What is wrong, and how to mend it.</span>
      </label>
      <label className="field">
        <span className="field-label">Disabled</span>
        <textarea className="input" disabled defaultValue="Nothing to write here" />
      </label>
      <div className="notice">
        <p className="notice-title">Empty</p>
        <p>Nothing to show, and what to do about it.</p>
      </div>
      <div className="notice notice-alert">
        <p className="notice-title">Error</p>
        <p>What failed, and the way out.</p>
      </div>
      <div className="grid gap-2">
        <span className="skeleton h-8 w-64" />
        <span className="skeleton h-4" />
      </div>
    </>
  );
}

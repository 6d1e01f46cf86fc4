import { cx } from '#src/lib/cx.ts';
import styles from './slider.module.css';

interface SliderProps {
  className?: string;
  label: string;
  value: number;
  max: number;
  step: number;
  valueText: string;
  onChange: (value: number) => void;
}

/** A native range input from 0 to `max`, with the track filled up to the value. */
export function Slider({ className, label, value, max, step, valueText, onChange }: SliderProps) {
  // Set by script, because the CSP forbids style attributes. A module may set `--share` for the time before.
  function fill(track: HTMLInputElement | null) {
    track?.style.setProperty('--share', String(value / max));
  }
  return (
    <input
      ref={fill}
      type="range"
      className={cx(styles.slider, className)}
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}

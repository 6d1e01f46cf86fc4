import { useEffect, useRef } from 'react';

interface SliderProps {
  className: string;
  label: string;
  value: number;
  max: number;
  step: number;
  /** The value as it is spoken. */
  valueText: string;
  onChange: (value: number) => void;
}

/** A native range from 0 to `max`, its track filled up to the value. */
export function Slider({ className, label, value, max, step, valueText, onChange }: SliderProps) {
  const ref = useRef<HTMLInputElement>(null);
  // Set from script because the site's policy allows no style attribute.
  useEffect(() => {
    ref.current?.style.setProperty('--share', String(value / max));
  }, [value, max]);
  return (
    <input
      ref={ref}
      type="range"
      className={`slider ${className}`}
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

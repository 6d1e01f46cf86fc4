import { useState } from 'react';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Slider } from '#src/ui/forms/slider.tsx';
import { Specimen } from './specimen.tsx';

export function Forms() {
  const [value, setValue] = useState(0.4);
  return (
    <>
      <Specimen name="Field">
        <Field label="Plain" placeholder="Placeholder" hint="A hint below the field." />
        <Field label="With a count" defaultValue="Text" count={{ text: '4/80', over: false }} />
        <Field label="Beyond its limit" defaultValue="Text" invalid count={{ text: '81/80', over: true }} />
        <Field label="With a problem" defaultValue="not an address" problem="What is wrong, and how to mend it." />
        <Field label="Disabled" defaultValue="Nothing to write here" disabled />
        <Field label="Hidden label" hidesLabel type="search" placeholder="Hidden label" />
        <Field label="Area" rows={4} defaultValue="Several lines" />
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox label="To tick" />
        <Checkbox label="Ticked" defaultChecked>
          <a href="#below">A link below</a>
        </Checkbox>
        <Checkbox label="With a problem" problem="It must be ticked." />
      </Specimen>
      <Specimen name="Slider">
        <Slider label="Value" value={value} max={1} step={0.1} valueText={String(value)} onChange={setValue} />
      </Specimen>
    </>
  );
}

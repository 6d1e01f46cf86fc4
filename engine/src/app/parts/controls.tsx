import { useState } from 'react';
import IconStar from '~icons/lucide/store';
import { Button, ButtonLink } from '#src/ui/controls/button.tsx';
import { Chip } from '#src/ui/controls/chip.tsx';
import { DisabledButton } from '#src/ui/controls/disabled-button.tsx';
import { IconButton, IconLink } from '#src/ui/controls/icon-button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Tooltip } from '#src/ui/controls/tooltip.tsx';
import { Specimen } from './specimen.tsx';

const variants = ['primary', 'plain', 'danger', 'quiet'] as const;
const sizes = ['normal', 'small', 'dense'] as const;

export function Controls() {
  const [chosen, setChosen] = useState('one');
  return (
    <>
      {sizes.map((size) => (
        <Specimen key={size} name={`Button, size ${size}`} row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled
          </Button>
          <ButtonLink href="#link" size={size}>
            ButtonLink
          </ButtonLink>
        </Specimen>
      ))}
      <Specimen name="Button quiet, pressed or not" row>
        <Button variant="quiet" aria-pressed>
          Pressed
        </Button>
        <Button variant="quiet" aria-pressed={false}>
          Not pressed
        </Button>
      </Specimen>
      <Specimen name="DisabledButton (hover, focus, tap)" row>
        <DisabledButton reason="Why it cannot be used">Disabled</DisabledButton>
        <DisabledButton reason="Why it is locked" blocked>
          Blocked
        </DisabledButton>
        <DisabledButton reason="In a row on a card" size="dense">
          Dense
        </DisabledButton>
      </Specimen>
      <Specimen name="Tooltip" row>
        <Tooltip text="What it is about">
          {(describedBy) => (
            <Button variant="quiet" aria-describedby={describedBy}>
              Explained
            </Button>
          )}
        </Tooltip>
      </Specimen>
      <Specimen name="IconButton, IconLink" row>
        <IconButton label="Icon">
          <IconStar aria-hidden />
        </IconButton>
        <IconLink href="#icon" label="Icon">
          <IconStar aria-hidden />
        </IconLink>
      </Specimen>
      <Specimen name="TextLink" row>
        <TextLink href="#text">in a sentence</TextLink>
        <TextLink href="#text" alone>
          <IconStar aria-hidden /> alone
        </TextLink>
      </Specimen>
      <Specimen name="Chip" row>
        {['one', 'two'].map((name) => (
          <Chip key={name} pressed={chosen === name} onClick={() => setChosen(name)}>
            {name}
          </Chip>
        ))}
      </Specimen>
    </>
  );
}

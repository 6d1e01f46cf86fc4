import { useId, useRef } from 'react';
import type { Dictionary } from '#src/i18n/dictionary.ts';
import { format } from '#src/i18n/format.ts';
import { ease, wantsLessMotion } from '#src/lib/browser/motion/motion.ts';
import { langOf, plain, type Text } from '#src/lib/text.ts';
import { useInView } from '#src/ui/hooks/use-in-view.ts';
import styles from './skill-bars.module.css';

interface Skill {
  name: Text;
  /** 0 to 100. */
  level: number;
  levelText: string;
}

interface SkillBarsProps {
  skills: readonly Skill[];
  words: Dictionary['about'];
}

/** List of skills, each a star on a scale, as far along and as bright as its level. They grow the first time they are visible. */
export function SkillBars({ skills, words }: SkillBarsProps) {
  const list = useRef<HTMLUListElement>(null);
  useInView(list, { once: true, onChange: (isSeen) => isSeen && list.current && grow(list.current) });
  return (
    <ul ref={list} className={styles.bars}>
      {skills.map((skill) => (
        <SkillBar key={plain(skill.name)} skill={skill} spoken={format(words.skillValue, { level: skill.level })} />
      ))}
    </ul>
  );
}

function SkillBar({ skill: { name, level, levelText }, spoken }: { skill: Skill; spoken: string }) {
  const id = useId();
  return (
    <li>
      <span id={id} lang={langOf(name)}>
        <bdi>{plain(name)}</bdi>
      </span>
      <span className="meta" aria-hidden>
        {levelText}
      </span>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuenow={level}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={spoken}
        className={styles.bar}
      >
        <svg width="100%" height="16" className="turns" aria-hidden>
          <rect className={styles.track} y="8" width="100%" height="1" />
          <rect className={styles.level} y="8" width={`${level}%`} height="1" />
          <circle className={styles.star} cx={`${level}%`} cy="8.5" r={1.5 + (level * level) / 2500} />
        </svg>
      </div>
    </li>
  );
}

function grow(list: HTMLElement): void {
  if (wantsLessMotion()) return;
  list.querySelectorAll(`.${styles.level}`).forEach((bar, index) => {
    bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: 300,
      delay: 150 + index * 60,
      easing: ease,
      fill: 'backwards',
    });
  });
}

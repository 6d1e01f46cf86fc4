import IconAsk from '~icons/lucide/arrow-right';
import { cx } from '#src/lib/cx.ts';
import styles from './question-list.module.css';

interface QuestionListProps {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

export function QuestionList({ label, questions, onAsk }: QuestionListProps) {
  return (
    <ul className="line-above" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={cx(styles.question, 'row gap-3 serif')} onClick={() => onAsk(question)}>
            {question}
            <IconAsk aria-hidden className="turns" />
          </button>
        </li>
      ))}
    </ul>
  );
}

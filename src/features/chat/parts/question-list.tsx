import styles from './question-list.module.css';

interface QuestionListProps {
  /** What the questions are for. */
  label: string;
  questions: readonly string[];
  /** As chips side by side instead of one below the other. */
  small?: boolean;
  onAsk: (question: string) => void;
}

/** Questions that one press asks. */
export function QuestionList({ label, questions, small = false, onAsk }: QuestionListProps) {
  return (
    <ul className={styles.list} data-small={small} aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={styles.question} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

import styles from './question-list.module.css';

interface QuestionListProps {
  /** What the questions are for. */
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that one press asks. */
export function QuestionList({ label, questions, onAsk }: QuestionListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
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

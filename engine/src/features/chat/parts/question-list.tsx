import styles from './question-list.module.css';

interface QuestionListProps {
  label: string;
  questions: readonly string[];
  small?: boolean;
  onAsk: (question: string) => void;
}

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

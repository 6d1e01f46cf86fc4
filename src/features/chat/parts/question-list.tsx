interface QuestionListProps {
  /** What the questions are for. */
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that one press asks. */
export function QuestionList({ label, questions, onAsk }: QuestionListProps) {
  return (
    <ul className="chat-suggestions" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className="chat-suggestion" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

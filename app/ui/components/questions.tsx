import { question as questionStyle } from './questions.css';
import { Section } from './section';

export function Questions({
  of: questions,
}: {
  of: readonly (readonly [question: string, answer: string])[];
}) {
  return (
    <Section title="Häufige Fragen">
      {questions.map(([question, answer]) => (
        <details key={question} className={questionStyle}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Section>
  );
}

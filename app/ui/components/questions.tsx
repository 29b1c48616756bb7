import { panel, sectionTitle } from './panel.css';
import { question as questionStyle } from './questions.css';

export function Questions({
  of: questions,
}: {
  of: readonly (readonly [question: string, answer: string])[];
}) {
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>Häufige Fragen</h2>
      {questions.map(([question, answer]) => (
        <details key={question} className={questionStyle}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}

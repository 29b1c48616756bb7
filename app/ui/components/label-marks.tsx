import * as styles from './label-marks.css';

export function ClassMark({ kind, value }: { kind: 'fuel' | 'wet'; value: keyof typeof styles.arrow }) {
  return (
    <span className={styles.mark[kind]}>
      <span className={styles.arrow[value]}>{value}</span>
    </span>
  );
}

export function NoiseMark({ decibels, noiseClass }: { decibels: number; noiseClass: string }) {
  return <span className={styles.mark.noise}>{`${decibels} dB ${noiseClass}`}</span>;
}

import { useText } from '../../../../ui/i18n/text.tsx'
import { Drawn, ProofHead } from './proof-head.tsx'
import styles from './proof.module.css'
import type { Proof } from './use-proof.ts'
import { VoidNote } from './void-note.tsx'

/** A result that an organiser published: there is no seed to work it out from, so it says where it is from. */
export function ImportedResult({ proof }: { proof: Proof }) {
  const t = useText()
  return (
    <div className={styles.proof}>
      <ProofHead proof={proof} checked={null} />
      <VoidNote proof={proof} text="draw_void" />
      <section className="panel padded stack">
        <h2 className={styles.title}>{t('draw_proof_import')}</h2>
        <p className="small text-2">{t('draw_proof_import_text')}</p>
        {proof.result === null ? null : <Drawn proof={proof} result={proof.result} />}
        <p className="note text-3">{t('draw_organiser_note')}</p>
      </section>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useText } from '../../../ui/i18n/text.tsx'
import { ProofFrame } from '../../../ui/proof/proof-frame.tsx'
import styles from './proofs.module.css'

/** The head of a draw's proof: what it is of, and whether everything holds; null while the seed is secret. */
export function DrawProofFrame({
  name,
  code,
  isRight,
  children,
}: {
  name: string
  code: string
  isRight: boolean | null
  children: ReactNode
}) {
  const t = useText()
  return (
    <ProofFrame
      name={name}
      verdict={t(isRight === null ? 'draw_check_locked' : isRight ? 'draw_check_holds' : 'draw_check_fails')}
      about={
        <>
          {t('draw_check_title')} · <code className={styles.code}>{code}</code>
        </>
      }
      isRight={isRight}
    >
      {children}
    </ProofFrame>
  )
}

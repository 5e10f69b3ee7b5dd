/** Texts of the proof of a virtual match, known to `useText()`. */
import type proof from '../../../locales/en/sports-proof.ts'

type ProofTexts = typeof proof

declare module '../../../../ui/i18n/messages.ts' {
  interface Messages extends ProofTexts {}
}

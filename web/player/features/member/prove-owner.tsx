import { useState } from 'react'
import { requestOwnCode } from '../../../../contract/player/identity/request-own-code.ts'
import { callServer } from '../../../client/call.ts'
import { codeOf } from '../../../client/call-error.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { Chips } from '../../../ui/tabs/segmented.tsx'
import { SmsCodeField } from '../../code-field/sms-code-field.tsx'
import { forgetWait, useSmsCode } from '../../code-field/use-sms-code.ts'

export type Proof = 'sms' | 'email' | 'authenticator'
const names: Record<Proof, TextKey> = {
  sms: 'second_sms',
  email: 'second_email',
  authenticator: 'second_authenticator',
}

/** Under what name the countdown of a code to the account's own number or address is kept. */
const waitOf = (method: Proof): string => `own-${method}`

export interface OwnerProof {
  password: string
  proofMethod?: Proof
  proofCode?: string
}
interface Problem {
  password?: string | undefined
  code?: string | undefined
}

/**
 * What the server requires to change where codes are sent: the password, and a code of a factor of the
 * account.
 */
export function useOwnerProof(proofs: readonly Proof[]) {
  const t = useText()
  const [password, setPassword] = useState('')
  const [chosen, setMethod] = useState<Proof | null>(null)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Problem>({})
  const method = chosen ?? proofs[0] ?? null
  return {
    proofs,
    password,
    method,
    code,
    problem,
    set: (part: { password?: string; method?: Proof; code?: string }) => {
      if (part.password !== undefined) setPassword(part.password)
      if (part.method) {
        setMethod(part.method)
        setCode('')
      }
      if (part.code !== undefined) setCode(part.code)
      setProblem({})
    },
    tell: setProblem,
    /** The code has done its work: the next change may ask for another at once. */
    spend: () => {
      if (method) forgetWait(waitOf(method))
    },
    isFilled: password !== '' && (method === null || code.trim() !== ''),
    body: (): OwnerProof => ({
      password,
      ...(method ? { proofMethod: method, proofCode: code.trim() } : {}),
    }),
    /** True if the refusal was about the proof, and is now shown at its field. */
    take(error: unknown): boolean {
      const refusal = codeOf(error)
      if (refusal === 'AUTH_OLD_PASSWORD_WRONG') setProblem({ password: errorText(error, t) })
      else if (refusal === 'AUTH_TOTP_WRONG' || refusal === 'AUTH_PROOF_REQUIRED')
        setProblem({ code: errorText(error, t) })
      else return false
      return true
    },
  }
}

export function ProveOwner({ proof }: { proof: ReturnType<typeof useOwnerProof> }) {
  const t = useText()
  const [sentTo, setSentTo] = useState('')
  const { method, proofs } = proof
  const code = useSmsCode(waitOf(method ?? 'sms'), async () => {
    const sent = await callServer(requestOwnCode, { body: { method: method === 'email' ? 'email' : 'sms' } })
    setSentTo(sent.sentTo)
    return sent
  })
  const ask = () => {
    code.ask().catch((error: unknown) => proof.tell({ code: errorText(error, t) }))
  }
  return (
    <>
      <PasswordField
        label={t('security_own_password')}
        isRequired
        autoComplete="current-password"
        value={proof.password}
        error={proof.problem.password}
        onChange={(event) => proof.set({ password: event.target.value })}
      />
      {proofs.length > 1 ? (
        <Chips
          label={t('second_method')}
          tone="jade"
          value={method}
          onChange={(key) => {
            if (key) {
              proof.set({ method: key })
              code.release()
            }
          }}
          choices={proofs.map((key) => ({ key, text: t(names[key]) }))}
        />
      ) : null}
      {method === 'authenticator' ? (
        <TextField
          label={t('second_authenticator')}
          isRequired
          icon="shield"
          autoComplete="one-time-code"
          maxLength={24}
          hint={t('second_recovery_hint')}
          value={proof.code}
          error={proof.problem.code}
          onChange={(event) => proof.set({ code: event.target.value })}
        />
      ) : method ? (
        <SmsCodeField
          key={method}
          label={t(names[method])}
          value={proof.code}
          onChange={(value) => proof.set({ code: value })}
          code={code}
          sentTo={sentTo}
          onAsk={ask}
          error={proof.problem.code}
        />
      ) : null}
    </>
  )
}

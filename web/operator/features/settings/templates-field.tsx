import { useState } from 'react'
import { contractKinds, type ContractKind } from '../../../../contract/shared/contract-words.ts'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { TierRows, tiersOf, type TypedTier, typedTiers } from '../../parts/contract-tiers.tsx'
import parts from '../../parts/parts.module.css'

type Templates = Readonly<Record<ContractKind, readonly TypedTier[]>>

/** What the house offers its top agents, by kind of contract; what is typed stays until the window closes. */
export function TemplatesField({
  json,
  problem,
  onEdit,
}: {
  json: string
  problem: string | undefined
  onEdit: (json: string) => void
}) {
  const t = useText()
  const [typed, setTyped] = useState(() => readTemplates(json))
  const change = (kind: ContractKind, tiers: TypedTier[]) => {
    const next = { ...typed, [kind]: tiers }
    setTyped(next)
    onEdit(JSON.stringify(Object.fromEntries(contractKinds.map((each) => [each, tiersOf(next[each])]))))
  }
  return (
    <div className={parts.form}>
      {contractKinds.map((kind) => (
        <fieldset key={kind} className={parts.form}>
          <legend>
            <b>{t(`op_contract_kind_${kind}`)}</b>
          </legend>
          <TierRows tiers={typed[kind]} onChange={(tiers) => change(kind, tiers)} />
        </fieldset>
      ))}
      <FieldMessage error={problem} />
    </div>
  )
}

function readTemplates(json: string): Templates {
  const stored = JSON.parse(json) as Record<ContractKind, Parameters<typeof typedTiers>[0]>
  return Object.fromEntries(
    contractKinds.map((kind) => [kind, typedTiers(stored[kind])]),
  ) as unknown as Templates
}

import { listTags } from '../../../contract/operator/members/list-tags.ts'
import { MOST_TAGS } from '../../../contract/shared/tag-words.ts'
import { formatCount } from '../../../design/format.ts'
import { useCall } from '../../client/use-call.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { FieldMessage } from '../../ui/forms/field.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import styles from './tag-choice.module.css'

/** Tags that members have, to choose from; one that nobody has any more stays until it is taken out. */
export function TagChoice({
  tags,
  hint,
  error,
  onChange,
}: {
  tags: readonly string[]
  hint: string
  error?: string | undefined
  onChange: (tags: string[]) => void
}) {
  const t = useText()
  const { data } = useCall(listTags, {}, { staleMs: 10_000 })
  const counts = new Map(data?.list.map(({ tag, members }) => [tag, members]))
  const known = [...new Set([...counts.keys(), ...tags])].sort()
  const toggle = (tag: string, isChosen: boolean) =>
    onChange(isChosen ? [...tags, tag].sort() : tags.filter((other) => other !== tag))
  return (
    <fieldset className={styles.tags}>
      <legend>{t('op_tags_title')}</legend>
      <p className="note text-2">{known.length === 0 && data ? t('op_tags_none_text') : hint}</p>
      <div className={styles.boxes}>
        {known.map((tag) => (
          <Checkbox
            key={tag}
            checked={tags.includes(tag)}
            disabled={!tags.includes(tag) && tags.length >= MOST_TAGS}
            onChange={(event) => toggle(tag, event.target.checked)}
          >
            {`${tag} (${formatCount(counts.get(tag) ?? 0)})`}
          </Checkbox>
        ))}
      </div>
      <FieldMessage error={error} />
    </fieldset>
  )
}

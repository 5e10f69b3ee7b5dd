import { TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import content from '../../parts/content/content.module.css'

type Names = Readonly<Record<string, string>>

/**
 * The merchant's own names, one for each language; an empty field uses the vendor's name, which it shows as a
 * hint.
 */
export function OwnNames({
  languages,
  names,
  told,
  onChange,
}: {
  languages: readonly string[]
  names: Names
  told: Names
  onChange: (names: Names) => void
}) {
  const t = useText()
  return (
    <div className={content.pair}>
      {languages.map((language) => (
        <TextField
          key={language}
          label={t('catalogue_name_in', { language })}
          maxLength={80}
          placeholder={told[language] ?? told.EN ?? ''}
          value={names[language] ?? ''}
          autoComplete="off"
          onChange={(event) => onChange({ ...names, [language]: event.target.value })}
        />
      ))}
    </div>
  )
}

/** What changed compared with the stored own names: an emptied one is sent empty. */
export function changedNames(next: Names, stand: Names): Record<string, string> {
  return Object.fromEntries(
    Object.entries(next)
      .map(([language, name]) => [language, name.trim()])
      .filter(([language, name]) => name !== (stand[language!] ?? '')),
  )
}

/** Fields that the catalogue's desk shares. Server side only. */
import { Type } from 'typebox'
import { nameLanguages, type NameLanguage } from '../../shared/catalogue-words.ts'
import { Nullable, Text, Time } from '../../shared/fields.ts'

type Names = Partial<Record<NameLanguage, string>>

/** Names by language as they are told. */
export const Names = (description: string) => Type.Unsafe<Names>(
  Type.Object(Object.fromEntries(nameLanguages.map((language) => [language, Type.Optional(Text(80))])), { description, additionalProperties: false }),
)
/** Names by language as they are given: `th`, `TH` and `Th` are one, and a language that is not known is refused by name. In a change an empty one gives the vendor's name back. */
export const GivenNames = (description: string) => Type.Record(Type.String(), Text(80), { maxProperties: 20, description: `${description}; languages: ${nameLanguages.join(', ')}, in any case` })
export const MaintenanceEnd = (description = 'null: until somebody opens it') => Nullable(Time(description))
/** A picture of our own host or of a host that the house allows (setting `catalogue.imageHosts`); the server never reads it. */
export const PictureAddress = (description: string) => Type.String({ maxLength: 500, description })

/** Fields that the catalogue's desk shares. Server side only. */
import { Type } from 'typebox'
import { nameLanguages, type NameLanguage } from '../../shared/catalogue-words.ts'
import { Nullable, Text, Time } from '../../shared/fields.ts'

type Names = Partial<Record<NameLanguage, string>>

/** Names by language; in a change an empty one gives the vendor's name back. */
export const Names = (description: string) => Type.Unsafe<Names>(
  Type.Object(Object.fromEntries(nameLanguages.map((language) => [language, Type.Optional(Text(80))])), { description, additionalProperties: false }),
)
export const MaintenanceEnd = (description = 'null: until somebody opens it') => Nullable(Time(description))
/** A picture of our own host or of a host that the house allows (setting `catalogue.imageHosts`); the server never reads it. */
export const PictureAddress = (description: string) => Type.String({ maxLength: 500, description })

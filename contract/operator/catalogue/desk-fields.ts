/** Fields that the catalogue calls of the console share. Server side only. */
import { Type } from 'typebox'
import { nameLanguages, type NameLanguage } from '../../shared/catalogue-words.ts'
import { Nullable, Text, Time } from '../../shared/fields.ts'

type Names = Partial<Record<NameLanguage, string>>

/** Names by language, as they are answered. */
export const Names = (description: string) =>
  Type.Unsafe<Names>(
    Type.Object(Object.fromEntries(nameLanguages.map((language) => [language, Type.Optional(Text(80))])), {
      description,
      additionalProperties: false,
    }),
  )
/**
 * Names by language, as they are sent: `th`, `TH` and `Th` are the same, and an unknown language is refused
 * by name. In a change, an empty name restores the vendor's own.
 */
export const GivenNames = (description: string) =>
  Type.Record(Type.String(), Text(80), {
    maxProperties: 20,
    description: `${description}; languages: ${nameLanguages.join(', ')}, in any case`,
  })
export const MaintenanceEnd = (description = 'null: until somebody opens it') => Nullable(Time(description))
/**
 * A picture on our own host or on a host that the merchant allows (setting `catalogue.imageHosts`); the
 * server never fetches it.
 */
export const PictureAddress = (description: string) => Type.String({ maxLength: 500, description })

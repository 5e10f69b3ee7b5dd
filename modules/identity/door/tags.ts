/** Tags that operators give to members. */
export { countTags, tagsOf } from '../tags/store/tags.ts'
export { setTags, tagMany, tagOf, tagsIn } from '../tags/tags.ts'

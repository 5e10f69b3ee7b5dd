/** Matches that the site's search finds: whoever looks for a game reads the sportsbook's code only then. */
export { FoundMatches as default } from './features/sports/found/found-matches.tsx'

/**
 * Agents that collect text to train models, by the names that their makers publish. Agents that fetch pages for a
 * search, for a person who asks, or for a link preview have other names (OAI-SearchBot, Claude-SearchBot,
 * PerplexityBot, ChatGPT-User, Claude-User) and are never in this list.
 */
export const trainingAgents = [
  'AI2Bot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'GPTBot',
  'Google-Extended',
  'cohere-training-data-crawler',
  'meta-externalagent',
] as const

/**
 * `robots.txt` (RFC 9309). Pages that search engines must not show stay reachable: only who may read such a page sees
 * that it asks for that.
 */
export function robotsText(origin: string, training: 'allow' | 'disallow'): string {
  const groups = ['User-agent: *\nAllow: /\n']
  if (training === 'disallow')
    groups.push(`${trainingAgents.map((agent) => `User-agent: ${agent}\n`).join('')}Disallow: /\n`)
  return `${groups.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`
}

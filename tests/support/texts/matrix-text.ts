/** Text of a file of `_data/coverage/` for cities and services. `more` are further lines, such as exceptions. */
export const matrixText = (cities: string, services: string, more = '') =>
  `template: city-service
address: /{city}/{service}
records:
  cities: ${cities}
  services: ${services}
${more}`

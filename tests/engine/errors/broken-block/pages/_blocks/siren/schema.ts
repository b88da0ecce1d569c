export const siren = { title: 'Leave' }

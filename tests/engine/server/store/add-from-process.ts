import { openInquiries } from '../../../../src/cli/support/inquiry-store.ts'

// Opens the store of the environment as `serve` does, adds an inquiry for each id, and prints what became of them.
const [folder = '', ...ids] = process.argv.slice(2)
const store = await openInquiries(folder, process.env)
if (!store) process.exit(1)
const added = ids.map((submissionId) => store.add({ submissionId, content: { form: 'contact' }, flags: [] }))
console.log(JSON.stringify(await Promise.all(added)))
await store.close()

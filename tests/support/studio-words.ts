// What the studio says outside a request is English. Test files share its modules, so this sets it once for all of them.
import '../../src/studio/server/request-language.ts'

// For `npm run shop`, which reports a wrong setting before the build.
import './load-env.ts'
import './check-settings.ts'
import './check-names.ts'

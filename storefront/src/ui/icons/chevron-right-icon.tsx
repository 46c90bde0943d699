import { Icon, type IconProps } from './icon.tsx'

export const ChevronRightIcon = (props: IconProps) => <Icon {...props}><path d="m9.5 6 6 6-6 6" /></Icon>

import { Icon, type IconProps } from './icon.tsx'

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13.5h9l1-13.5M10 11v5.5M14 11v5.5" />
  </Icon>
)

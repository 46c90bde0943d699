import { Icon, type IconProps } from './icon.tsx'

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 8.5h11v11h-11zM15.5 5V4.5h-11v11H5" />
  </Icon>
)

# Runs before the commands of a guide, in the same shell. File descriptor 3 gets what fails.
set -eEuo pipefail

# Sample and line of the command that is running.
guide_place() {
  local frame
  for frame in "${!BASH_SOURCE[@]}"; do
    if [[ ${BASH_SOURCE[$frame]} == */sample-*.sh ]]; then
      local name=${BASH_SOURCE[$frame]##*/sample-}
      echo "${name%.sh}:${BASH_LINENO[$((frame - 1))]}"
      return
    fi
  done
}

# The mock server sees which command has made a call.
curl() { command curl --header "X-Guide-Place: $(guide_place)" "$@"; }

# Nobody waits: the clock of the mock server moves instead.
sleep() { command curl --silent --output /dev/null --request POST "$GUIDE_API/_mock/forward?seconds=${1%.*}"; }

trap 'guide_status=$?; printf "%s\t%s\t%s\n" "$(guide_place)" "$guide_status" "$BASH_COMMAND" >&3' ERR
